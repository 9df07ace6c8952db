/**
 * Explains why two sides differ, by forks that are observed after the forks that are compared.
 * {@link org.openjdk.jmh.why.CostObserver} is a way to observe them; JDK Flight Recorder is the only one so far.
 */
package org.openjdk.jmh.why;
