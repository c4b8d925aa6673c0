import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#web/ui/buttons/IconButton.tsx';
import { Badge } from '#web/ui/figures/Badge.tsx';
import { cx } from '#web/ui/look/cx.ts';
import { Skeleton } from '#web/ui/notices/Skeleton.tsx';
import { ActiveButton } from './ActiveButton.tsx';
import { Poster } from './Poster.tsx';
import { destinationOf, type Promotion, typeNames } from './promotions.ts';

type PromotionRowProps = {
  promotion: Promotion;
  onEdit: (promotion: Promotion) => void;
  onDelete: (promotion: Promotion) => void;
};

const row = 'flex flex-wrap items-center gap-x-6 gap-y-3 p-(--card-pad)';

export function PromotionRow({ promotion, onEdit, onDelete }: PromotionRowProps) {
  const { title, description, type, buttonUrl } = promotion;
  const isActive = promotion.isActive === 'true';
  return (
    <li
      className={cx(
        row,
        '[contain-intrinsic-size:auto_6rem] [content-visibility:auto]',
        isActive && 'bg-accent-soft/50 shadow-[inset_3px_0_var(--accent)]',
      )}
    >
      <div className="flex min-w-0 flex-1 basis-80 items-start gap-4">
        <Poster promotion={promotion} className="size-14" />
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1.5">
          <h2 className="flex flex-wrap items-center gap-2 text-base font-medium">
            <span className="min-w-0 break-words">{title}</span>
            {isActive && (
              <Badge tone="success" dot>
                Active
              </Badge>
            )}
          </h2>
          {description && <p className="line-clamp-2 text-sm break-words text-muted">{description}</p>}
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Badge>{typeNames[type]}</Badge>
            {buttonUrl && <Destination promotion={promotion} />}
          </p>
        </div>
      </div>
      <div className="ml-auto flex items-center gap-1 max-sm:w-full">
        <div className="mr-auto sm:mr-3">
          <ActiveButton promotion={promotion} />
        </div>
        <IconButton label={`Edit ${title}`} size="sm" onClick={() => onEdit(promotion)}>
          <Pencil />
        </IconButton>
        <IconButton label={`Delete ${title}`} size="sm" onClick={() => onDelete(promotion)}>
          <Trash2 />
        </IconButton>
      </div>
    </li>
  );
}

function Destination({ promotion }: { promotion: Promotion }) {
  return (
    <span className="flex max-w-full min-w-0 items-center gap-1.5">
      <ExternalLink aria-hidden="true" className="size-3.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        {promotion.buttonText || 'Learn More'} · {destinationOf(promotion)}
      </span>
    </span>
  );
}

export function PromotionRowSkeleton() {
  return (
    <div className={row}>
      <Skeleton className="size-14" />
      <div className="grid min-w-0 flex-1 gap-2.5">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="w-3/5" />
        <Skeleton className="h-5 w-1/4" />
      </div>
    </div>
  );
}
