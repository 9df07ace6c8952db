/**
 * Why two sides differ: forks that are observed beside those that count, and what is made of them. {@link
 * org.openjdk.jmh.why.CostSource} is how they are observed; there may be another way than JDK Flight Recorder.
 */
package org.openjdk.jmh.why;
