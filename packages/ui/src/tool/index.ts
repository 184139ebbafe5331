export { DirectionTool, type DirectionToolProps } from './direction-tool/direction-tool.tsx';
export { LoanPanel, type LoanPanelProps } from './loan-panel/loan-panel.tsx';
export { LoanTool, type LoanToolProps } from './loan-tool/loan-tool.tsx';
export { PriceTool, type PriceToolProps } from './price-tool/price-tool.tsx';
export { ToolScreen, type ToolScreenProps } from './tool-screen/tool-screen.tsx';
export { UnitsTool, type UnitsToolProps } from './units-tool/units-tool.tsx';
