/**
 * What the scaffolds of the JUnit bridge cost. The classes named {@code ...SubjectBenchmark} are what the bridge made of
 * the test classes {@code ...Subject}; a test holds that they are what it still makes.
 */
package org.openjdk.jmh.bench.bridge;
