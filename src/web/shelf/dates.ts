// When something was, as people say it: today and yesterday by name, the rest by its day. Pure.

export interface DateWords {
  /** The language as browsers know it. */
  readonly language: string;
  today(time: string): string;
  yesterday(time: string): string;
}

export function whenWas(moment: number, now: number, words: DateWords): string {
  const date = new Date(moment);
  const time = date.toLocaleTimeString(words.language, { hour: '2-digit', minute: '2-digit' });
  const days = daysBetween(date, new Date(now));
  if (days === 0) return words.today(time);
  if (days === 1) return words.yesterday(time);
  const isThisYear = date.getFullYear() === new Date(now).getFullYear();
  return date.toLocaleDateString(words.language, {
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  });
}

/** Midnights between the two, wherever clocks were put forward. */
function daysBetween(from: Date, to: Date): number {
  const midnight = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return Math.round((midnight(to) - midnight(from)) / 86_400_000);
}
