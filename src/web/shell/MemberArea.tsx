import { memberSections } from './member-sections.ts';
import { SectionPage } from './SectionPage.tsx';

export function MemberArea() {
  return (
    <SectionPage
      label="Member area"
      caption="Member"
      density="comfortable"
      sections={memberSections}
      first="dashboard"
    />
  );
}
