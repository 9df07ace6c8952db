/** Writes settings that record the methods of benchmarks in production. */
package org.openjdk.jmh.production.settings;
