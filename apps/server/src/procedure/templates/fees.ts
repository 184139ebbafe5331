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
		name: { vn: 'Thuế thu nhập cá nhân', en: 'Personal income tax' },
		text: {
			vn: '2% giá chuyển nhượng; giá trong hợp đồng thấp hơn bảng giá của tỉnh thì tính theo bảng giá. Miễn giữa người thân theo luật, hoặc khi bán toàn bộ nhà ở, đất ở duy nhất đã sở hữu ít nhất 183 ngày.',
			en: '2% of the transfer price; if the contract price is below the province’s price table, the table applies. Exempt between close family as defined by law, or when selling the whole of your only home, owned for at least 183 days.',
		},
		payer: 'SELLER',
		...law(rateOn(incomeTaxRates, WRITTEN_ON)),
	},
	giftTax: {
		key: 'gift-tax',
		name: { vn: 'Thuế thu nhập cá nhân từ quà tặng', en: 'Personal income tax on gifts' },
		text: {
			vn: '10% phần giá trị vượt 20 triệu đồng. Miễn giữa người thân theo luật: vợ chồng, cha mẹ và con, ông bà và cháu, anh chị em ruột.',
			en: '10% of the value above 20 million dong. Exempt between close family as defined by law: spouses, parents and children, grandparents and grandchildren, siblings.',
		},
		payer: 'BUYER',
		...law(rateOn(giftTaxRates, WRITTEN_ON)),
	},
	registrationFee: {
		key: 'registration-fee',
		name: { vn: 'Lệ phí trước bạ', en: 'Registration fee' },
		text: {
			vn: '0,5% giá trị nhà, đất, cao nhất 500 triệu đồng.',
			en: '0.5% of the property value, up to 500 million dong.',
		},
		payer: 'BUYER',
		...law(REGISTRATION_FEE),
	},
	registrationFeeOfGift: {
		key: 'registration-fee',
		name: { vn: 'Lệ phí trước bạ', en: 'Registration fee' },
		text: {
			vn: '0,5% giá trị nhà, đất, cao nhất 500 triệu đồng. Miễn khi tặng cho người thân theo luật.',
			en: '0.5% of the property value, up to 500 million dong. Exempt for gifts between close family as defined by law.',
		},
		payer: 'BUYER',
		...law(REGISTRATION_FEE),
	},
	notary: {
		key: 'notary',
		name: { vn: 'Phí công chứng', en: 'Notary fee' },
		text: {
			vn: 'Theo giá trị hợp đồng: từ trên 1 đến 3 tỷ là 1 triệu đồng cộng 0,06% phần vượt 1 tỷ; cao nhất 70 triệu đồng. Chưa gồm thù lao soạn thảo, sao chụp.',
			en: 'Based on the contract value: from above 1 to 3 billion dong, 1 million dong plus 0.06% of the amount above 1 billion; up to 70 million dong. Drafting and copying are not included.',
		},
		payer: null,
		...law(NOTARY_FEE),
	},
	landOffice: {
		key: 'land-office',
		name: { vn: 'Phí thẩm định hồ sơ, lệ phí cấp giấy chứng nhận', en: 'File appraisal fee, certificate fee' },
		text: {
			vn: 'Mỗi tỉnh, thành phố một mức, do hội đồng nhân dân quyết định. Hãy hỏi nơi nhận hồ sơ.',
			en: 'Each province or city has its own rate, set by its People’s Council. Ask the office that receives the file.',
		},
		payer: 'BUYER',
		...law(LAND_OFFICE_FEE),
	},
} as const satisfies Record<string, TemplateFee>;
