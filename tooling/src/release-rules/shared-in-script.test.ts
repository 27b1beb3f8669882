import { sharedInScript } from './shared-in-script';

const react = { key: 'react', range: '^19.0.0', singleton: true };

test('webpack’s table of consumed modules is read, with and without a copy of the module', () => {
  const table = `var m={182:{fallback:()=>()=>{throw new Error("Can not get 'react'")},shareScope:["default"],singleton:!0,requiredVersion:"^19.0.0",shareKey:"react"},
    7:{fallback:()=>r.e("lodash").then(()=>()=>r(7)),shareScope:["default"],singleton:!1,requiredVersion:"^4.0.0",shareKey:"lodash"}};`;
  expect(sharedInScript(table)).toEqual([
    { ...react, copy: false },
    { key: 'lodash', range: '^4.0.0', singleton: false, copy: true },
  ]);
});

test('Rspack’s table of consumed modules is read, where null means that there is no copy', () => {
  const table = `const c={55:{shareScope:"default",shareKey:"react",import:null,requiredVersion:"^19.0.0",singleton:!0,fallback:void 0},
    56:{shareScope:"default",shareKey:"react",import:"react",requiredVersion:"^19.0.0",singleton:!0,fallback:()=>r(56)}};`;
  expect(sharedInScript(table)).toEqual([
    { ...react, copy: false },
    { ...react, copy: true },
  ]);
});

test('a configuration inside shareConfig takes the name that stands beside it, or the name of its entry', () => {
  const named = `const u={"react":{name:"react",version:"19.3.1",get:()=>import("./r.js"),shareConfig:{singleton:true,requiredVersion:"^19.0.0"}},
    vue:{version:"3.0.0",shareConfig:{singleton:false,requiredVersion:false}}};`;
  expect(sharedInScript(named)).toEqual([
    { ...react, copy: true },
    { key: 'vue', range: '', singleton: false, copy: true },
  ]);
});

test('the Vite plugin’s function that adds import: false means that there is no copy', () => {
  const written =
    'let c=(t,r,o)=>({name:t,version:r,shareConfig:{...o,import:!1}}),i={react:c(`react`,`19.3.1`,{singleton:!0,requiredVersion:`^19.0.0`})};';
  expect(sharedInScript(written)).toEqual([{ ...react, copy: false }]);
});

test('code of the federation runtime, which handles such objects without writing one, is not taken for a use of a module', () => {
  const runtime =
    'const d={shareConfig:{requiredVersion:`^${e.version}`,singleton:!1,eager:!1,...e.shareConfig}};f({singleton:n.singleton,requiredVersion:n.requiredVersion});';
  expect(sharedInScript(runtime)).toEqual([]);
});

test('the calls that webpack’s own plugin writes for each module are read, with their range in numbers', () => {
  const entry = `n("Container initialization failed as it has already been initialized with a different share scope");var f={63:()=>s("default","react",!1,[1,19,0,0]),
    64:()=>s("default","lodash",!1,[0,4],()=>t.e(540).then(()=>()=>t(540))),65:()=>l("default","vue",!1),66:()=>s("own","mine",!1,[1,1,0,0])};`;
  expect(sharedInScript(entry)).toEqual([
    { key: 'react', range: '^19.0.0', copy: false },
    { key: 'lodash', range: '>=4', copy: true },
    { key: 'vue', range: '', copy: false },
  ]);
});

test('a module that is shared in another scope is not a module of the page', () => {
  const provided = `s={react:[{version:"19.3.1",get:()=>r.e(540),scope:["own"],shareConfig:{requiredVersion:"^19.0.0",singleton:!0}}]}`;
  const consumed = `m={88:{fallback:()=>r(540),shareScope:["own"],singleton:!0,requiredVersion:"^19.0.0",shareKey:"react"},
    89:{fallback:()=>r(541),shareScope:"own",singleton:!0,requiredVersion:"^6.0.0",shareKey:"styled-components"}}`;
  expect(sharedInScript(`${provided};${consumed};`)).toEqual([]);
});
