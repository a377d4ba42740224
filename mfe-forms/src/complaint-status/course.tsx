import { telHref } from '@site/contract';
import { Band, Plate, SectionTitle, Stack, TextLink, useSite } from '@site/kit';
import { Timeline } from '@site/kit/article';
import { enterScreen } from '@site/kit/controls';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { complaintCourse, dutchDate, isOver, statusHeading } from './complaint-course';
import type { FoundComplaint } from './status-form';

/** How far a complaint is. Its heading gets the focus when it appears. */
export function ComplaintCourse({ complaint }: { complaint: FoundComplaint }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => enterScreen(root.current), []);

  return (
    <div ref={root}>
      <Band tone="card" labelledBy="status">
        <SectionTitle id="status" lead={<NextStep complaint={complaint} />}>
          {statusHeading(complaint.status)}
        </SectionTitle>
        <Stack gap={4}>
          <div>
            <Plate label="Uw klachtnummer">{complaint.klachtnummer}</Plate>
          </div>
          <Timeline items={complaintCourse(complaint)} />
        </Stack>
      </Band>
    </div>
  );
}

/** What the complainant can expect or do now. */
function NextStep({ complaint: { status, antwoordUiterlijkOp } }: { complaint: FoundComplaint }): ReactNode {
  const { telefoon, klachtenEmail } = useSite();
  const mail = <TextLink href={`mailto:${klachtenEmail}`}>{klachtenEmail}</TextLink>;
  if (status === 'answered') {
    return <>Bent u het niet eens met ons antwoord? Mail naar {mail} en noem uw klachtnummer.</>;
  }
  if (!antwoordUiterlijkOp) return 'U hoort zo snel mogelijk van ons.';
  const day = dutchDate(antwoordUiterlijkOp);
  if (!isOver(antwoordUiterlijkOp)) return `U hoort uiterlijk ${day} van ons.`;
  return (
    <>
      U had uiterlijk {day} van ons moeten horen. Is dat niet gebeurd? Onze excuses. Bel{' '}
      <TextLink href={telHref(telefoon)}>{telefoon}</TextLink> of mail naar {mail} en noem uw klachtnummer.
    </>
  );
}
