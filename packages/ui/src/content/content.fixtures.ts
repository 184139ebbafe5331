import type { Operator } from '@ancu/forms/content';

/** A made-up operator. */
export const operator: Operator = {
	name: 'Công ty Cổ phần Ví Dụ',
	address: '1 đường Ví Dụ, phường Ví Dụ, Thành phố Hồ Chí Minh',
	taxNumber: '0000000000',
	phone: '+84900000000',
	email: 'lien-he@ancu.example',
};
