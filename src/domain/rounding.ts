/** To one decimal, as rates and percent changes are shown; never -0. */
export const toOneDecimal = (value: number) => Math.round(value * 10) / 10 + 0;

/** To two decimals, as units and e1RMs are stored; never -0. */
export const toTwoDecimals = (value: number) => Math.round(value * 100) / 100 + 0;
