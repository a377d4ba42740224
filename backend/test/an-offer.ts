import { LeaseApplicationEntity } from '../src/leases/lease-application.entity.js';
import { LeaseOffer } from '../src/leases/lease-offer.entity.js';
import { Offers, type OfferTerms } from '../src/leases/offers.js';
import type { TestBackend } from './test-backend.js';

/** Makes an offer for an application as the office does. @returns its id */
export async function anOffer(
  { app, database }: TestBackend,
  leaseCode: string,
  changes: Partial<OfferTerms> = {},
): Promise<string> {
  const { id } = await database.manager.findOneByOrFail(LeaseApplicationEntity, { leaseCode });
  await app.get(Offers).make(id, {
    leasemaatschappij: 'Noord Lease',
    voertuig: 'Volkswagen Caddy uit 2023',
    aanschafprijs: 25_000,
    aanbetaling: 5000,
    slottermijn: 0,
    looptijd: 60,
    maandbedrag: 412,
    kosten: 250,
    toelichting: '',
    madeBy: 'Karin van kantoor',
    ...changes,
  });
  const [offer] = await database.manager.find(LeaseOffer, {
    where: { applicationId: id },
    order: { madeAt: 'DESC' },
    take: 1,
  });
  return offer?.id ?? '';
}
