import { chromium } from 'playwright-core';
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking','--disable-component-update','--disable-sync']});
const p=await b.newPage({viewport:{width:360,height:740}});
p.on('console',m=>console.log('console',m.type(),m.text().slice(0,400)));p.on('pageerror',e=>console.log('pageerror',e.message.slice(0,600)));p.on('requestfailed',r=>console.log('failed',r.url(),r.failure()?.errorText));
await p.goto(process.argv[2]!);await p.waitForTimeout(2500);await p.screenshot({path:process.argv[3]!,fullPage:true});console.log(p.url(),(await p.locator('body').innerText()).slice(0,600));
await b.close();
