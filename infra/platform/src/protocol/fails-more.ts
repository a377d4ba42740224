/** How many page views of a version there were, and how many of them failed in the browser. */
export interface PageViews {
  views: number;
  failed: number;
}

/**
 * What is normal: page views fail without a fault of the release too, by extensions and lost connections. It makes up for page views of the
 * version before that were not counted: shells count from their start, and only while a remote is watched.
 */
const BASELINE = { views: 200, share: 0.01 };

/** So many page views of the version before say something by themselves. */
const MIN_BASELINE_VIEWS = 20;

/** Fewer failed page views never take a version back: they may be those of one visitor who tries again. */
const MIN_FAILED_VIEWS = 3;

/**
 * How likely a version that is no worse may look worse by chance. Small, because a version is compared again with every page view that
 * fails.
 */
const MAX_CHANCE = 0.001;

/** The same, when only what was counted of both is compared and not what is normal. */
const MAX_CHANCE_AMONG_COUNTED = 0.05;

/** Does a version fail more often than the one before it, beyond chance? By Fisher's exact test, one-sided. */
export function failsMore(version: PageViews, before: PageViews): boolean {
  if (version.failed < MIN_FAILED_VIEWS) return false;
  const missing = Math.max(BASELINE.views - before.views, 0);
  const filled = {
    views: before.views + missing,
    failed: before.failed + Math.ceil(missing * BASELINE.share),
  };
  if (chanceOf(version, filled) >= MAX_CHANCE) return false;
  return before.views < MIN_BASELINE_VIEWS || chanceOf(version, before) < MAX_CHANCE_AMONG_COUNTED;
}

/** For people: `5 of 40 page views`. */
export function formatViews({ views, failed }: PageViews): string {
  return `${failed} of ${views} page views`;
}

/**
 * How likely it is that a version has so many failures, or more, when all failures are distributed over both by chance: the upper tail of
 * the hypergeometric distribution.
 */
export function chanceOf(version: PageViews, before: PageViews): number {
  const views = version.views + before.views;
  const failed = version.failed + before.failed;
  const most = Math.min(failed, version.views);
  const logAll = logChoose(views, version.views);
  let chance = 0;
  for (let k = version.failed; k <= most; k++) {
    const others = version.views - k;
    if (others > views - failed) continue;
    chance += Math.exp(logChoose(failed, k) + logChoose(views - failed, others) - logAll);
  }
  return Math.min(chance, 1);
}

function logChoose(n: number, k: number): number {
  return logFactorial(n) - logFactorial(k) - logFactorial(n - k);
}

/** By Stirling's series, exact to ten digits; small ones by multiplication. */
function logFactorial(n: number): number {
  if (n < 20) {
    let product = 1;
    for (let i = 2; i <= n; i++) product *= i;
    return Math.log(product);
  }
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + 1 / (12 * n) - 1 / (360 * n ** 3);
}
