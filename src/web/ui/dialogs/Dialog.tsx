/**
 * A dialog; under 640 px a sheet of full height. Focus goes in and comes back, long content scrolls
 * inside, the footer stays in sight above a phone's keyboard. With `onSubmit` it is a form.
 * `<Dialog open={open} onOpenChange={setOpen} title="Log Progress" description="Back Squat" error={failure} onSubmit={handleSubmit(save)}
 * footer={<><DialogClose>Cancel</DialogClose><Button type="submit" …/></>}>…</Dialog>`
 */
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import type { DialogProps } from './box/DialogBox.tsx';
import { useOnceOpened } from './once-opened.ts';

/** No page opens with a dialog, so its content is loaded later. */
const Box = lazyPart(async () => (await import('./box/DialogBox.tsx')).DialogBox, undefined, {
  isSoonWanted: true,
});

const CloseContext = createContext<() => void>(() => undefined);

export function Dialog(props: DialogProps) {
  const wasOpened = useOnceOpened(props.open);
  const { onOpenChange } = props;
  const close = useMemo(() => () => onOpenChange(false), [onOpenChange]);
  return (
    <CloseContext value={close}>
      <Fetched part={Box} isWanted={wasOpened} props={props} />
    </CloseContext>
  );
}

/** A button that closes the dialog it is in. */
export function DialogClose({ children }: { children: ReactNode }) {
  return <Button onClick={useContext(CloseContext)}>{children}</Button>;
}
