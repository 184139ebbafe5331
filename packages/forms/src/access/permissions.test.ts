import { describe, expect, it } from 'vitest';
import { isAllowed, permissions, type Role, roles, staff } from './permissions.ts';

const rules = Object.entries({ ...permissions.Query, ...permissions.Mutation });
const callableBy = (role: Role | null) => rules.filter(([, rule]) => isAllowed(rule, role)).map(([name]) => name);
const forEverybody = callableBy('user');

/** The same as the table says by operation, by who calls: it has to be changed in both places, and is read before it is. */
describe('who may call what', () => {
	it('a visitor: what is public, and how one comes in', () => {
		expect(callableBy(null)).toEqual([
			...['getProvince', 'getDistrict', 'getWard', 'getPlaceGoogleMapByAddress', 'suggestAdress'],
			...[
				'getAllAddressSuggestion',
				'getAddressConversion',
				'getAllCurrentProvince',
				'getAllCurrentWard',
				'getUnitBox',
			],
			...['getAllLocationInfo', 'getAllLocationInfoByLocation', 'getAllLocationInfoCluster', 'getLocationInfoTotal'],
			...['getAllLocationInfoRelaxation', 'getAllSearchSuggestion'],
			...['getAllPlanningZone', 'getAllPlanningZoneAtPoint', 'getAllParcel'],
			...['getAllCategoryWOPaging', 'getAllCategory', 'getAllSuggestDocument'],
			...['getOneUser', 'getAllLocationInfoOfUser', 'getAllPoster', 'getAllBank', 'getPlanningInfoByCode'],
			...['getGreenCheckHistory', 'getAllNews', 'getOneNews'],
			...['loginUser', 'lmkRegisterUserWeb', 'lmkResetPassword', 'checkValidUser', 'viewPost'],
			...['requestPhoneCode', 'confirmPhoneCode', 'lmkSendMailVerify'],
		]);
	});

	it('every account: all of that, whatever its role', () => {
		expect(forEverybody).toEqual(expect.arrayContaining(callableBy(null)));
		for (const role of ['collaborator', 'support', 'investor', 'editor', 'checker', 'admin'] as const)
			expect(callableBy(role)).toEqual(expect.arrayContaining(forEverybody));
	});

	it('staff: whoever has work beyond that', () => {
		expect(roles.filter((role) => callableBy(role).length > forEverybody.length)).toEqual(staff);
	});

	it('an admin: everything', () => {
		expect(callableBy('admin')).toEqual(rules.map(([name]) => name));
	});

	const answersPlanning = [
		'getAllPlanningCheckRequest',
		'createPlanningInfo',
		'updatePlanningInfo',
		'upholdPlanningInfo',
	];
	it.each([
		['collaborator', answersPlanning],
		[
			'support',
			[
				...answersPlanning,
				...['getAllUnmatchedCredit', 'getOnePaymentByCode'],
				...['getAllProcedureTemplate', 'getOneProcedureTemplate', 'saveProcedureTemplate', 'publishProcedureTemplate'],
				'deleteProcedureTemplate',
				...['getAllSuggestDocumentText', 'getOneSuggestDocumentText', 'saveSuggestDocument', 'removeSuggestDocument'],
			],
		],
		['investor', []],
		[
			'editor',
			[
				...['getAllLocationInfoModeration', 'getLocationInfoChanges', 'getLocationInfoDuplicates'],
				...['acceptLocationInfo', 'rejectLocationInfo'],
				...['getAllLocationInfoReport', 'decideReport'],
				...['getAllArticle', 'getOneArticle', 'previewArticle', 'createArticle', 'updateArticle'],
				...['publishArticle', 'unpublishArticle', 'deleteArticle'],
			],
		],
		[
			'checker',
			[
				...['getAllRequestGreenCheck', 'takeGreenCheck', 'releaseGreenCheck'],
				...['saveGreenCheck', 'fileGreenCheck', 'cancelGreenCheck'],
			],
		],
	] as const)('%s: beyond what every account may, its own work and no other', (role, work) => {
		expect(
			callableBy(role)
				.filter((name) => !forEverybody.includes(name))
				.sort(),
		).toEqual([...work].sort());
	});
});
