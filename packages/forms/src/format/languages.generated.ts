import en from './languages/en.json' with { type: 'json' };
import vn from './languages/vn.json' with { type: 'json' };

export const files = { vn, en };
