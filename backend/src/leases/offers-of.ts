import type { LeaseOfferte, OfferteEinde } from '@site/contract';
import { type EntityManager, In } from 'typeorm';
import { dutchDay } from '../dutch-time/dutch-date.js';
import { replyDeadline } from '../dutch-time/reply-deadline.js';
import { LeaseOffer } from './lease-offer.entity.js';

/** The offers for these applications, newest first. */
export function offersOf(manager: EntityManager, applicationIds: readonly string[]): Promise<LeaseOffer[]> {
  return manager.find(LeaseOffer, {
    where: { applicationId: In(applicationIds) },
    order: { madeAt: 'DESC', id: 'ASC' },
  });
}

/** The offer that the customer agreed with, unless it ended or was replaced since. */
export async function agreedOffer(manager: EntityManager, applicationId: string): Promise<LeaseOffer | null> {
  const [newest = null] = await manager.find(LeaseOffer, {
    where: { applicationId },
    order: { madeAt: 'DESC', id: 'ASC' },
    take: 1,
  });
  return newest?.acceptedAt && !newest.endedAt ? newest : null;
}

/** Whether the last day of an offer is over, or it ended before. */
export function isLapsed({ lastDay, endedAt }: Pick<LeaseOffer, 'lastDay' | 'endedAt'>, now: Date): boolean {
  return endedAt !== null || dutchDay(now) > lastDay;
}

/** The offers for one application as returned by the API, in the same order. @param offers newest first */
export function toOffertes(offers: readonly LeaseOffer[], now: Date): LeaseOfferte[] {
  return offers.map((offer, index) => toOfferte(offer, offers[index - 1], now));
}

function toOfferte(offer: LeaseOffer, next: LeaseOffer | undefined, now: Date): LeaseOfferte {
  const { id, leasemaatschappij, voertuig, aanschafprijs, aanbetaling, slottermijn, looptijd } = offer;
  const { maandbedrag, kosten, toelichting, madeAt, lastDay, acceptedAt } = offer;
  const einde = endingOf(offer, next);
  const holds = !einde && !next;
  return {
    id,
    leasemaatschappij,
    voertuig,
    aanschafprijs,
    aanbetaling,
    slottermijn,
    looptijd,
    maandbedrag,
    kosten,
    toelichting,
    status: holds && acceptedAt ? 'akkoord' : holds && !isLapsed(offer, now) ? 'open' : 'verlopen',
    gemaaktOp: madeAt.toISOString(),
    geldigTotEnMet: lastDay,
    ...(acceptedAt && {
      akkoordOp: acceptedAt.toISOString(),
      bellenUiterlijk: dutchDay(replyDeadline(acceptedAt).day),
    }),
    ...(einde && { einde }),
  };
}

/** What happened first counts: an offer that lapsed or ended was not replaced by a later one. */
function endingOf(offer: LeaseOffer, next: LeaseOffer | undefined): OfferteEinde | null {
  const { endedAt, withdrawnBy, withdrawalNote, acceptedAt, lastDay } = offer;
  if (endedAt && !(next && next.madeAt < endedAt)) {
    return {
      reden: withdrawnBy === null ? 'aanvraag-gestopt' : 'ingetrokken',
      op: endedAt.toISOString(),
      toelichting: withdrawalNote,
    };
  }
  if (!next || (!acceptedAt && dutchDay(next.madeAt) > lastDay)) return null;
  return { reden: 'vervangen', op: next.madeAt.toISOString(), toelichting: '' };
}
