import { ClockNotice } from '#web/clock/ClockNotice.tsx';
import { consoleSections } from './console-sections.ts';
import { SectionPage } from './SectionPage.tsx';

export function Console() {
  return (
    <SectionPage
      label="Coach's console"
      caption="Coach"
      density="compact"
      sections={consoleSections}
      first="command-center"
      above={<ClockNotice />}
    />
  );
}
