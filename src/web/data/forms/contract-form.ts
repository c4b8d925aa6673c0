import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  useForm,
} from 'react-hook-form';
import * as z from 'zod/mini';
import { CallError } from '#web/data/call.ts';
import { noAnswer } from '#web/data/send.ts';
import { readTyped } from './typed-numbers.ts';

/**
 * A form checked by the contract's own schema, so the messages are the server's. `refuse` shows what the server
 * found beside the fields it names, and as the form's own error (`errors.root`) otherwise.
 */
export function useContractForm<
  Schema extends z.core.$ZodType,
  Values extends FieldValues = z.input<Schema> & FieldValues,
>(schema: Schema, defaultValues: DefaultValues<Values>) {
  const form = useForm<Values>({ resolver: resolverOf<Values>(schema), defaultValues });
  const refuse = (error: Error) => {
    const issues =
      error instanceof CallError ? error.issues.filter(issue => issue.path in form.getValues()) : [];
    for (const [index, { path, message }] of issues.entries()) {
      form.setError(path as never, { message }, { shouldFocus: index === 0 });
    }
    if (issues.length > 0) return;
    // The number that a server in trouble gives goes with its sentence; a gateway's page may have none.
    const answer =
      error instanceof CallError
        ? error.sentence.trim() || 'Something went wrong. Please try again.'
        : noAnswer;
    form.setError('root', { message: answer });
  };
  return { ...form, refuse };
}

/** Values of the form, parsed by the schema; of several errors of a field the first is shown. */
function resolverOf<Values extends FieldValues>(schema: z.core.$ZodType): Resolver<Values> {
  return async typed => {
    const result = readTyped(schema, typed);
    if (result.success) return { values: result.data as Values, errors: {} };
    const found = result.error.issues.toReversed();
    const errors = found.map(({ path, code, message }) => [path[0] ?? 'root', { type: code, message }]);
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> };
  };
}
