import { fault, type Finding, ok } from '#server/doctor/findings/finding.ts';
import { readSettings, type Settings, SettingsError } from '#server/settings/settings.ts';

type Environment = Record<string, string | undefined>;

/** Reads the settings as a start does; without them nothing else can be looked at. */
export function checkSettings(env: Environment): { finding: Finding; settings?: Settings } {
  try {
    const settings = readSettings(env);
    return { finding: ok(`They are in order. The data are in ${settings.dataDir}.`), settings };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return { finding: fault(error.message, 'Change what is named here. The README lists every setting.') };
  }
}
