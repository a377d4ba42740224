/** The names of a table but for some: those that another suite runs. */
export function allBut<K extends string>(table: Readonly<Record<K, unknown>>, some: readonly K[]): K[] {
  return (Object.keys(table) as K[]).filter((name) => !some.includes(name));
}
