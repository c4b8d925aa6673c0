import { SearchX } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useState } from 'react';
import { listFindable } from '#contract/coaching/finding.ts';
import { useRead } from '#web/data/read.ts';
import { useStore } from '#web/state/use-store.ts';
import { sentenceOf } from '#web/data/send.ts';
import { Dialog } from '#web/ui/dialogs/Dialog.tsx';
import { SearchField } from '#web/ui/fields/SearchField.tsx';
import { EmptyState } from '#web/ui/notices/EmptyState.tsx';
import { Notice } from '#web/ui/notices/Notice.tsx';
import type { FindableSection } from './Finder.tsx';
import { closeFinder, findingText, openFinder } from './finding.ts';
import { FoundList } from './FoundList.tsx';
import { leaveTypingToField } from './hold-typing.ts';
import { indexOf, type SearchResult, searchResults } from './search-results.ts';

type FindDialogProps = { open: boolean; sections: readonly FindableSection[] };

/** Any member, program, exercise, screen and act, by a part of its name. */
export function FindDialog({ open, sections }: FindDialogProps) {
  return (
    <Dialog open={open} onOpenChange={isOpen => (isOpen ? openFinder() : closeFinder())} title="Search">
      <Finding open={open} sections={sections} />
    </Dialog>
  );
}

/** Others are invited and written meanwhile. */
const fiveMinutes = 300_000;

function choose(result: SearchResult | undefined): void {
  if (!result) return;
  closeFinder();
  result.go();
}

function Finding({ open, sections }: FindDialogProps) {
  const listId = useId();
  const read = useRead(listFindable, {}, { staleTime: fiveMinutes });
  const search = useStore(findingText);
  // Opened again while it closes, it is the same one.
  useEffect(() => {
    if (open) leaveTypingToField();
  }, [open]);
  const [active, setActive] = useState(0);
  const index = useMemo(() => indexOf(read.data, sections), [read.data, sections]);
  const wanted = useDeferredValue(search);
  const groups = useMemo(() => searchResults(index, wanted), [index, wanted]);
  const results = groups.flatMap(group => group.results);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step !== undefined && results.length > 0)
      setActive((active + step + results.length) % results.length);
    // Composing a letter, Enter ends that.
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing)
      choose(searchResults(index, search).flatMap(group => group.results)[active]);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchField
        label="Search members, programs, exercises, screens and acts"
        placeholder="Members, programs, exercises, screens, acts..."
        autoFocus
        role="combobox"
        spellCheck={false}
        maxLength={100}
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={results[active] && `${listId}${active}`}
        value={search}
        onChange={event => {
          findingText.set(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {read.isError && !read.data && (
        <Notice tone="danger">
          {sentenceOf(read.error, 'Members, programs and exercises could not be loaded.')}
        </Notice>
      )}
      <div className="min-h-[min(50dvh,24rem)]">
        <FoundList id={listId} groups={groups} active={active} onPoint={setActive} onChoose={choose} />
        {results.length === 0 && (
          <EmptyState icon={SearchX}>
            {read.isPending ? 'Looking...' : `Nothing is called “${wanted.trim()}”.`}
          </EmptyState>
        )}
      </div>
      <p role="status" className="sr-only">
        {wanted !== '' && `${results.length} found`}
      </p>
    </div>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
