import { useRef, useState } from 'react';
import { preparingPicture } from '#web/ui/pictures/ChoosePicture.tsx';
import { focusFirstError, leadToUnread } from '#web/ui/fields/first-error.ts';
import { SaveBar } from '#web/ui/layout/SaveBar.tsx';
import { RestoredDraft } from '#web/ui/notices/RestoredDraft.tsx';
import { Certifications } from './Certifications.tsx';
import { ColoursAndLogo } from '#web/features/fellowship/colours/ColoursAndLogo.tsx';
import { Contact } from './Contact.tsx';
import type { Fellowship } from '#web/features/fellowship/form/fellowship-form.ts';
import { HomePage } from '#web/features/fellowship/home-page/HomePage.tsx';
import { PriceAndPayment } from './PriceAndPayment.tsx';
import { PrivateNotes } from './PrivateNotes.tsx';
import { Storage } from './Storage.tsx';
import { ProgramsPage } from '#web/features/fellowship/programs-page/ProgramsPage.tsx';
import { Time } from './Time.tsx';
import { Sharing } from './Sharing.tsx';
import { TrainingSessions } from './TrainingSessions.tsx';
import { useFellowshipForm } from '#web/features/fellowship/form/use-fellowship-form.ts';
import { Words } from './Words.tsx';

/** All of it in one form; the bar to save it is there as soon as something was changed. */
export function FellowshipForm({ fellowship }: { fellowship: Fellowship }) {
  const page = useRef<HTMLDivElement>(null);
  const form = useFellowshipForm(fellowship, () => focusFirstError(page.current));
  const [isPreparing, setPreparing] = useState(false);
  return (
    <>
      <div
        ref={page}
        className="@container grid gap-(--stack) [&_:focus]:scroll-mb-24"
        inert={form.isPending}
      >
        {form.isRestored && <RestoredDraft onStartOver={form.startOver} />}
        <div className="grid items-start gap-(--stack) @4xl:grid-cols-2">
          <div className="grid min-w-0 gap-(--stack)">
            <Words {...form} />
            <Contact {...form} />
            <PriceAndPayment {...form} />
            <Certifications {...form} />
            <PrivateNotes {...form} />
            <Storage {...form} />
          </div>
          <div className="grid min-w-0 gap-(--stack)">
            <ColoursAndLogo {...form} onPreparing={setPreparing} />
            <Time {...form} />
            <TrainingSessions {...form} />
            <Sharing {...form} />
          </div>
        </div>
        <HomePage {...form} />
        <ProgramsPage {...form} />
      </div>
      {form.keeping !== 'nothing-yet' && (
        <SaveBar
          label="Save Changes"
          keeping={form.keeping}
          beforeLeaving="save"
          pending={form.isPending || isPreparing}
          {...(isPreparing && { pendingLabel: preparingPicture })}
          failure={form.failure}
          onCancel={form.startOver}
          onSave={() => {
            if (!page.current || !leadToUnread(page.current)) form.save();
          }}
        />
      )}
    </>
  );
}
