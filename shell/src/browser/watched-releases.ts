/** What the browser needs only while a remote has a canary or was released a moment ago: one chunk. */
export { followNavigation, reportPageViews } from '../failure-reporting/count-views';
export { chooseCanaries } from './choose-canaries';
