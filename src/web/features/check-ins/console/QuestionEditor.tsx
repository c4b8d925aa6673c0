import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react';
import { maxQuestionLength, type Question } from '#domain/check-ins/question.ts';
import { partNames } from '#web/features/check-ins/check-in-text.ts';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Switch } from '#web/ui/controls/Switch.tsx';
import { TextField } from '#web/ui/fields/TextField.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { KindFields, kindNames, PartAndKind } from './KindFields.tsx';

type QuestionEditorProps = {
  question: Question;
  position: number;
  count: number;
  isOpen: boolean;
  problem: string | undefined;
  onOpen: (isOpen: boolean) => void;
  onChange: (question: Question) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

/** One question: a line with its ways, and what it is made of once it is opened. */
export function QuestionEditor(props: QuestionEditorProps) {
  const { question, position, count, isOpen, problem, onOpen, onChange, onMove, onRemove } = props;
  const name = `question ${position}`;
  return (
    <li className={cx('rounded-md border', problem ? 'border-danger/50' : 'border-line')}>
      <div className="flex items-center gap-1 py-1 pr-1 pl-3">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => onOpen(!isOpen)}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-left"
        >
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 shrink-0 text-faint transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="min-w-0">
            <span className="block wrap-anywhere">
              {position}. {question.text || 'New question'}
            </span>
            <span className="block text-xs text-faint">
              {partNames[question.part]}, {kindNames[question.kind].toLowerCase()}
              {!question.isRequired && ', optional'}
            </span>
          </span>
        </button>
        <IconButton size="sm" label={`Move ${name} up`} disabled={position === 1} onClick={() => onMove(-1)}>
          <ArrowUp />
        </IconButton>
        <IconButton
          size="sm"
          label={`Move ${name} down`}
          disabled={position === count}
          onClick={() => onMove(1)}
        >
          <ArrowDown />
        </IconButton>
        <IconButton size="sm" label={`Remove ${name}`} onClick={onRemove}>
          <Trash2 />
        </IconButton>
      </div>
      {problem && !isOpen && <p className="px-3 pb-2 text-sm text-danger">{problem}</p>}
      {isOpen && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 border-t border-line p-3">
          <TextField
            label="Question"
            maxLength={maxQuestionLength}
            autoFocus={question.text === ''}
            value={question.text}
            error={problem}
            onChange={event => onChange({ ...question, text: event.target.value })}
          />
          <PartAndKind question={question} onChange={onChange} />
          <KindFields question={question} onChange={onChange} />
          <Switch
            label="Required"
            checked={question.isRequired}
            onChange={event => onChange({ ...question, isRequired: event.target.checked })}
          />
        </div>
      )}
    </li>
  );
}
