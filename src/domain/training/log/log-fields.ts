/** What a log says of work in addition to its sets, each as it was typed: by its name, in its column. */
export const resultTexts = [
  ['timeCompleted', 'time_completed'],
  ['distanceCompleted', 'distance_completed'],
  ['rpeCompleted', 'rpe_completed'],
  ['heartRateAchieved', 'heart_rate_achieved'],
  ['volumeCompleted', 'volume_completed'],
  ['contactTimeAchieved', 'contact_time_achieved'],
  ['groundContactTimeAchieved', 'ground_contact_time_achieved'],
] as const;

type ResultText = (typeof resultTexts)[number][0];

export const resultNames: readonly ResultText[] = resultTexts.map(([name]) => name);

export type ResultTexts = Record<ResultText, string | null>;

/** The same of anything that has them. */
export const resultTextsOf = (log: ResultTexts): ResultTexts =>
  Object.fromEntries(resultNames.map(name => [name, log[name]])) as ResultTexts;
