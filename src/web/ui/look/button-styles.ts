import { cva, type VariantProps } from 'class-variance-authority';

/** The look of a button, for Button and IconButton. */
export const buttonStyles = cva(
  [
    'base:inline-flex shrink-0 items-center justify-center gap-2 rounded-md text-center font-medium select-none',
    'transition-[background-color,border-color,color,filter,opacity]',
    'disabled:opacity-55 not-aria-busy:aria-disabled:opacity-55',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bronze not-disabled:hover:brightness-110 not-disabled:active:brightness-95',
        secondary:
          'border base:border-line base:bg-raised base:text-ink base:shadow-card not-disabled:hover:border-line-strong not-disabled:active:bg-hover',
        ghost: 'base:text-muted not-disabled:hover:bg-hover not-disabled:hover:text-ink',
        danger:
          'base:bg-danger-fill base:text-on-danger not-disabled:hover:brightness-110 not-disabled:active:brightness-95',
      },
      size: {
        sm: 'base:min-h-(--control-height-small) base:px-3 py-1 base:text-sm',
        md: 'base:min-h-(--control-height) base:px-4 py-1.5 base:text-(length:--button-text)',
        lg: 'base:min-h-13 base:px-7 py-2 base:text-lg',
      },
      square: { true: 'aspect-square p-0 [&_svg]:size-5', false: 'max-w-full' },
    },
    defaultVariants: { variant: 'secondary', size: 'md', square: false },
  },
);

export type ButtonLook = Omit<VariantProps<typeof buttonStyles>, 'square'>;
