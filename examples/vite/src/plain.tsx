import '@ancu/ui/styles.css';
import './main.tsx';
