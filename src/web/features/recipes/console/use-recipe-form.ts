import { type FormEvent, useRef, useState } from 'react';
import { createRecipe, updateRecipe } from '#contract/recipes.ts';
import { CallError } from '#web/data/call.ts';
import { changedIn } from '#web/data/drafts/changes.ts';
import { usePictureUpload } from '#web/data/pictures/picture-upload.ts';
import { sentenceOf, useSend } from '#web/data/send.ts';
import type { Recipe } from '#web/features/recipes/recipe-text.ts';
import { focusFirstError } from '#web/ui/fields/first-error.ts';
import { dropDraft, keepDraft, type Origin, readDraft } from './recipe-draft.ts';
import {
  bodyOf,
  errorsOf,
  problemsOf,
  type RecipeErrors,
  type RecipeValues,
  valuesOf,
} from './recipe-values.ts';

/**
 * The form's values. Lines come and go and are moved, so they are one plain object; every change is stored on the
 * device until it is saved.
 */
export function useRecipeForm(recipe: Recipe | null, userId: string, onDone: () => void) {
  const origin: Origin = { userId, recipe };
  const [initial] = useState(() => valuesOf(recipe));
  const [draft, setDraft] = useState(() => readDraft(origin));
  const [values, setValues] = useState(draft?.values ?? initial);
  // A picture is ready some time after it was chosen: it joins the text typed by then.
  const latest = useRef(values);
  const [isPreparing, setPreparing] = useState(false);
  const [errors, setErrors] = useState<RecipeErrors>({});
  const outcome = {
    prepare: usePictureUpload('recipe', 'imageUrl'),
    onSuccess: () => {
      dropDraft(origin);
      onDone();
    },
    onError: (error: Error) => setErrors(refusalsOf(error)),
    plainly: true,
  };
  const create = useSend(createRecipe, {
    ...outcome,
    success: { title: 'Success', description: 'Recipe created successfully' },
    failure: 'Failed to create recipe',
  });
  const update = useSend(updateRecipe, {
    ...outcome,
    success: { title: 'Success', description: 'Recipe updated successfully' },
    failure: 'Failed to update recipe',
  });
  const sending = recipe === null ? create : update;

  const replace = (next: RecipeValues) => {
    latest.current = next;
    setValues(next);
    if (JSON.stringify(next) === JSON.stringify(initial)) dropDraft(origin);
    else keepDraft(origin, next);
  };
  const change = (changes: Partial<RecipeValues>) => {
    setErrors(errors => without(errors, changes));
    replace({ ...latest.current, ...changes });
  };
  const startOver = () => {
    setDraft(null);
    setErrors({});
    replace(initial);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.isPending || isPreparing) return;
    const problems = problemsOf(values);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return focusFirstError(event.currentTarget);
    const body = bodyOf(values);
    if (recipe === null) create.mutate({ body });
    else update.mutate({ params: { id: recipe.id }, body: changedIn(body, bodyOf(initial), JSON.stringify) });
  };
  return {
    values,
    errors,
    /** Restored from an earlier time; `isOlder` when the recipe was changed since. */
    draft,
    change,
    isPreparing,
    setPreparing,
    startOver,
    submit,
    isPending: sending.isPending,
    failure: sending.error
      ? sentenceOf(sending.error, `Failed to ${recipe === null ? 'create' : 'update'} recipe`)
      : undefined,
  };
}

const refusalsOf = (error: Error): RecipeErrors =>
  error instanceof CallError
    ? errorsOf(error.issues.map(issue => ({ ...issue, path: issue.path.split('.') })))
    : {};

function without(errors: RecipeErrors, changed: object): RecipeErrors {
  return Object.fromEntries(Object.entries(errors).filter(([field]) => !(field in changed)));
}
