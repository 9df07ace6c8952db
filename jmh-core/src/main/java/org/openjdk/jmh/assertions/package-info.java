/** Assertions on performance, found on benchmark classes and judged by the results of a run or of files. */
package org.openjdk.jmh.assertions;
