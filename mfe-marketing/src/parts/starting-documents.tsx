import { Checklist } from '@site/kit/content';

/** The three documents that an application starts with. */
export function StartingDocuments() {
  return (
    <Checklist items={['Uw rijbewijs', 'Uw bankpas', 'Een bewijs van uw bedrijf, zoals uw KvK-nummer']} />
  );
}
