/** Characters of what is told with a report. */
export const REPORT_TEXT_MAX = 1_000;

/** Characters of why a listing is refused or taken down, which its poster reads. */
export const REJECT_REASON_MAX = 1_000;
