/** Writes settings for recording the methods of benchmarks in production. */
package org.openjdk.jmh.production.settings;
