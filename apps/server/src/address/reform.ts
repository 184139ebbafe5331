/** The last day of the communes and districts of before (resolution 202/2025/QH15). */
export const LEGACY_END = '2025-06-30';

/** The first day of the communes in force. */
export const CURRENT_START = '2025-07-01';
