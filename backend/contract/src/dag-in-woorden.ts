import { datumInNederland } from './dutch-day.js';

const MAANDEN =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');

/** `3 mei 2019`, of `2019-05-03`. Not with `Intl`, whose data takes a phone long to load. */
export function dagInWoorden(dag: string): string {
  const [jaar, maand, dagnummer] = dag.split('-').map(Number);
  return `${dagnummer} ${MAANDEN[(maand ?? 1) - 1]} ${jaar}`;
}

/** The day on which something was looked up in a register, in words. */
export function opgezochtOp({ opgezochtOp: moment }: { opgezochtOp: string }): string {
  return dagInWoorden(datumInNederland(new Date(moment)));
}
