/** Where procedures lead people. */
export const places = {
	notary: {
		vn: 'Tổ chức hành nghề công chứng ở tỉnh, thành phố nơi có nhà, đất',
		en: 'A notary practice in the province or city where the property is',
	},
	notaryOrCommune: {
		vn: 'Tổ chức hành nghề công chứng, hoặc Ủy ban nhân dân cấp xã nơi có đất',
		en: 'A notary practice, or the commune-level People’s Committee where the land is',
	},
	oneStop: {
		vn: 'Trung tâm phục vụ hành chính công, hoặc chi nhánh văn phòng đăng ký đất đai',
		en: 'The public service centre, or a branch of the land registration office',
	},
	landOffice: {
		vn: 'Văn phòng đăng ký đất đai hoặc chi nhánh nơi có đất',
		en: 'The land registration office or its branch where the land is',
	},
	taxOffice: { vn: 'Cơ quan thuế nơi có nhà, đất', en: 'The tax office where the property is' },
	bank: {
		vn: 'Ngân hàng, Kho bạc Nhà nước hoặc Cổng Dịch vụ công quốc gia',
		en: 'A bank, the State Treasury or the National Public Service Portal',
	},
	atHome: { vn: 'Tại nhà, đất', en: 'At the property' },
} as const;
