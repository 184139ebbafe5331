/** What a form that asks for the password once more says where it is wrong, at its field `password`. */
export const passwordRefusals = { codes: { WRONG_PASSWORD: { path: 'password', code: 'wrong' } } };
