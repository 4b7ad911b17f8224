/**
 * Whether something shows on a day: from its first day through its last, both included. Without a
 * first or last day it has no end on that side. Claims end with their review date. Rule E-03.
 * @param today London's day, `YYYY-MM-DD`, as are both ends
 */
export function isInDate(
  { startsOn, endsOn }: { startsOn?: string | null; endsOn?: string | null },
  today: string,
): boolean {
  return (!startsOn || startsOn <= today) && (!endsOn || today <= endsOn)
}
