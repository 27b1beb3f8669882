import { compose } from './src/compose/compose';
import { loadDeployment } from './src/compose/load-deployment';
import { createEdge } from './src/edge/edge';
compose(loadDeployment('zz'),{local:{}});
const e=await createEdge({deployment:'zz',apiUrl:'http://127.0.0.1:4000'});
await e.listen({port:3999});console.log('up');
