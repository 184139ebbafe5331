import './tailwind.css';
import './main.tsx';
