/** How often bisections name the version that has the change, and after how many forks, on recorded forks. */
package org.openjdk.jmh.bench.bisection;
