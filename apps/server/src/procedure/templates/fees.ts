import {
	giftTaxRates,
	incomeTaxRates,
	LAND_OFFICE_FEE,
	type Law,
	NOTARY_FEE,
	REGISTRATION_FEE,
	rateOn,
	type TemplateFee,
} from '@ancu/forms/procedure';

// The texts below say what these laws say: whoever changes a rate writes a new version of the templates.
const WRITTEN_ON = '2026-07-01';
const law = ({ asOf, source }: Law): Law => ({ asOf, source });

/** Fees and taxes that procedures ask for. */
export const fees = {
	incomeTax: {
		key: 'income-tax',
		name: { vn: 'Thuế thu nhập cá nhân', en: 'Income tax' },
		text: {
			vn: '2% giá chuyển nhượng; giá trong hợp đồng thấp hơn bảng giá của tỉnh thì tính theo bảng giá. Miễn giữa người thân theo luật, hoặc khi bán toàn bộ nhà ở, đất ở duy nhất đã sở hữu ít nhất 183 ngày.',
			en: '2% of the price; a price below the province’s table counts as the table’s. Exempt within the close family, or when all of an only home, owned for at least 183 days, is sold.',
		},
		payer: 'SELLER',
		...law(rateOn(incomeTaxRates, WRITTEN_ON)),
	},
	giftTax: {
		key: 'gift-tax',
		name: { vn: 'Thuế thu nhập cá nhân từ quà tặng', en: 'Income tax on a gift' },
		text: {
			vn: '10% phần giá trị vượt 20 triệu đồng. Miễn giữa người thân theo luật: vợ chồng, cha mẹ và con, ông bà và cháu, anh chị em ruột.',
			en: '10% of the value above 20 million dong. Free in the close family: spouses, parents and children, grandparents and grandchildren, brothers and sisters.',
		},
		payer: 'BUYER',
		...law(rateOn(giftTaxRates, WRITTEN_ON)),
	},
	registrationFee: {
		key: 'registration-fee',
		name: { vn: 'Lệ phí trước bạ', en: 'Registration fee' },
		text: {
			vn: '0,5% giá trị nhà, đất, cao nhất 500 triệu đồng.',
			en: '0.5% of the property’s value, 500 million dong at most.',
		},
		payer: 'BUYER',
		...law(REGISTRATION_FEE),
	},
	registrationFeeOfGift: {
		key: 'registration-fee',
		name: { vn: 'Lệ phí trước bạ', en: 'Registration fee' },
		text: {
			vn: '0,5% giá trị nhà, đất, cao nhất 500 triệu đồng. Miễn khi tặng cho người thân theo luật.',
			en: '0.5% of the property’s value, 500 million dong at most. Free for gifts in the close family.',
		},
		payer: 'BUYER',
		...law(REGISTRATION_FEE),
	},
	notary: {
		key: 'notary',
		name: { vn: 'Phí công chứng', en: 'Notary’s fee' },
		text: {
			vn: 'Theo giá trị hợp đồng: từ trên 1 đến 3 tỷ là 1 triệu đồng cộng 0,06% phần vượt 1 tỷ; cao nhất 70 triệu đồng. Chưa gồm thù lao soạn thảo, sao chụp.',
			en: 'By the value of the contract: from above 1 to 3 billion it is 1 million dong and 0.06% of what is above 1 billion; 70 million at most. Drafting and copies are not in it.',
		},
		payer: null,
		...law(NOTARY_FEE),
	},
	landOffice: {
		key: 'land-office',
		name: { vn: 'Phí thẩm định hồ sơ, lệ phí cấp giấy chứng nhận', en: 'Fees for the file and the certificate' },
		text: {
			vn: 'Mỗi tỉnh, thành phố một mức, do hội đồng nhân dân quyết định. Hãy hỏi nơi nhận hồ sơ.',
			en: 'Each province sets its own. Ask the office that takes the file.',
		},
		payer: 'BUYER',
		...law(LAND_OFFICE_FEE),
	},
} as const satisfies Record<string, TemplateFee>;
