import { cva, type VariantProps } from 'class-variance-authority';

/** The look of a button, for Button and IconButton. */
export const buttonStyles = cva(
  [
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-md text-center font-medium select-none',
    'transition-[background-color,border-color,color,filter,opacity]',
    'disabled:opacity-55 not-aria-busy:aria-disabled:opacity-55',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bronze not-disabled:hover:brightness-110 not-disabled:active:brightness-95',
        secondary:
          'border border-line bg-raised text-ink shadow-card not-disabled:hover:border-line-strong not-disabled:active:bg-hover',
        ghost: 'text-muted not-disabled:hover:bg-hover not-disabled:hover:text-ink',
        danger:
          'bg-danger-fill text-on-danger not-disabled:hover:brightness-110 not-disabled:active:brightness-95',
      },
      size: {
        sm: 'min-h-(--control-height-small) px-3 py-1 text-sm',
        md: 'min-h-(--control-height) px-4 py-1.5 text-(length:--button-text)',
        lg: 'min-h-13 px-7 py-2 text-lg',
      },
      square: { true: 'aspect-square p-0 [&_svg]:size-5', false: '' },
    },
    defaultVariants: { variant: 'secondary', size: 'md', square: false },
  },
);

export type ButtonLook = Omit<VariantProps<typeof buttonStyles>, 'square'>;
