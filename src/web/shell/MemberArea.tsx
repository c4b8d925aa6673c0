import { MembershipBanner } from '#web/membership/PaymentBanner.tsx';
import { WaitingLogs } from '#web/training/waiting/WaitingLogs.tsx';
import { memberLinks, memberSections } from './member-sections.ts';
import { SectionPage } from './SectionPage.tsx';

export function MemberArea() {
  return (
    <SectionPage
      label="Member area"
      caption="Member"
      density="comfortable"
      sections={memberSections}
      links={memberLinks}
      first="dashboard"
      above={
        <>
          <MembershipBanner />
          <WaitingLogs />
        </>
      }
    />
  );
}
