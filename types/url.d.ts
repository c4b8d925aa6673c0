/** The one global that the rules use besides the language itself, as browsers and Node both have it. */
interface URL {
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly username: string;
  readonly password: string;
  readonly pathname: string;
  readonly searchParams: { get(name: string): string | null };
}
declare const URL: { new (text: string): URL; canParse(text: string): boolean };
