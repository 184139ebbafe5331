import { expect, it } from 'vitest';
import { PASSWORD_MIN } from '../account/schema.ts';
import { PAPER_MAX_MEGABYTES } from '../file/papers.ts';
import { HOLD_MINUTES } from '../invest/terms.ts';
import { PHOTO_FILE_MAX_MEGABYTES } from '../listing/photos.ts';
import {
	LISTING_DESCRIPTION_MAX,
	LISTING_DESCRIPTION_MIN,
	PHOTOS_MAX,
	TITLE_MAX,
	TITLE_MIN,
} from '../listing/schema.ts';
import { PLANNING_FILES_MAX } from '../planning/request-schema.ts';
import { PLANNING_CHECK_FEE, PROMISED_WORKING_DAYS } from '../planning/terms.ts';
import { GREEN_CHECK_FEE } from '../verification/terms.ts';
import { TOP_UP_MIN } from '../wallet/schema.ts';
import { policyFigures } from './figures.ts';

it('says in policies what the rules say', () => {
	expect(policyFigures).toEqual({
		planningFee: PLANNING_CHECK_FEE,
		planningDays: PROMISED_WORKING_DAYS,
		planningFiles: PLANNING_FILES_MAX,
		planningFileMegabytes: PAPER_MAX_MEGABYTES,
		greenFee: GREEN_CHECK_FEE,
		topUpMin: TOP_UP_MIN,
		holdMinutes: HOLD_MINUTES,
		photos: PHOTOS_MAX,
		photoMegabytes: PHOTO_FILE_MAX_MEGABYTES,
		titleMin: TITLE_MIN,
		titleMax: TITLE_MAX,
		descriptionMin: LISTING_DESCRIPTION_MIN,
		descriptionMax: LISTING_DESCRIPTION_MAX,
		passwordMin: PASSWORD_MIN,
	});
});
