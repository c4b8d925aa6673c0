/** The mark: a shield with a cross on it, made of a barbell and a torch. `<Logo className="size-8 text-accent" />` */
import { LineDrawing, type MarkProps } from './LineDrawing.tsx';

export function Logo(props: MarkProps) {
  return (
    <LineDrawing viewBox="0 0 48 48" {...props}>
      <Shield />
    </LineDrawing>
  );
}

/** Drawn in a box of 48 by 48. */
export function Shield() {
  return (
    <>
      <path d="M24 3.5C19 7 13.5 8.5 7.5 8.5V23C7.5 33 14 40 24 44.5C34 40 40.5 33 40.5 23V8.5C34.5 8.5 29 7 24 3.5Z" />
      <path d="M10.3 24.5H21.8M26.2 24.5H37.7M15.8 18.5V30.5M32.2 18.5V30.5M12.8 21V28M35.2 21V28" />
      <path d="M20 20H28M21.4 20L23.3 38H24.7L26.6 20" />
      <path d="M24.8 8C25 10.9 28 12.4 28 15.8C28 17.4 27.3 18.8 26.2 20M21.8 20C20.7 18.8 20 17.4 20 15.8C20 14.2 20.8 12.9 21.7 11.9C21.9 13 22.4 13.6 23.1 13.8C24.1 12.2 23.9 9.8 24.8 8" />
    </>
  );
}
