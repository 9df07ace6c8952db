/** What recordings of production say of benchmarks. */
package org.openjdk.jmh.production.judged;
