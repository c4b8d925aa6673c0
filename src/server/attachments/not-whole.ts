import { conflict } from '#server/http/problem.ts';

export const notWhole = () => conflict('The file has not come whole yet');
