// Token buckets: so much at once, and so much a second for good. In this node's memory.

export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export interface Buckets {
  /** False: too fast. */
  take(key: string, now: number): boolean;
}

interface Bucket {
  tokens: number;
  at: number;
}

const most = 50_000;

export function createBuckets({ burst, perSecond }: Rate): Buckets {
  const buckets = new Map<string, Bucket>();
  return {
    take(key, now) {
      const bucket = buckets.get(key) ?? { tokens: burst, at: now };
      const tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond);
      const isAllowed = tokens >= 1;
      // The one that was used last stands at the end.
      buckets.delete(key);
      buckets.set(key, { tokens: isAllowed ? tokens - 1 : tokens, at: now });
      if (buckets.size > most) buckets.delete(buckets.keys().next().value!);
      return isAllowed;
    },
  };
}
