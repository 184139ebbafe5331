// Fetched by its own name, a whole package would come for this one part.
export { GreenCheckHistory } from '@ancu/ui/verification';
