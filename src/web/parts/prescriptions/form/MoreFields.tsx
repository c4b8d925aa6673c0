import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState } from 'react';
import { noDetails, type PrescriptionDetails } from '#domain/prescriptions/prescription-details.ts';
import { Button } from '#web/ui/buttons/Button.tsx';
import { Fetched, lazyPart } from '#web/ui/loading/lazy-part.ts';
import { Loading, SkeletonLines } from '#web/ui/notices/Skeleton.tsx';
import type { DetailFieldsProps } from './DetailFields.tsx';

const DetailFields = lazyPart(async () => (await import('./DetailFields.tsx')).DetailFields);

/** The base of the percent doesn't count: it stands beside the percent. */
const hasDetails = (details: PrescriptionDetails) =>
  JSON.stringify({ ...details, percentOf: noDetails.percentOf }) !== JSON.stringify(noDetails);

/** Rare details, behind a button; open at first where one of them is set. */
export function MoreFields(props: DetailFieldsProps) {
  const listId = useId();
  const [isOpen, setOpen] = useState(() => hasDetails(props.details));
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className="grid gap-3">
      <Button
        className="justify-self-start"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <Chevron aria-hidden="true" />
        Set by set, tempo, alternates, group
      </Button>
      <div id={listId} hidden={!isOpen} className="min-w-0">
        {isOpen && (
          <Fetched
            part={DetailFields}
            props={props}
            meanwhile={
              <Loading label="Loading...">
                <SkeletonLines lines={4} />
              </Loading>
            }
          />
        )}
      </div>
    </div>
  );
}
