/**
 * Dynamic reconfiguration in the host: from options and annotations to settings, from results to measurements of the
 * stability engine, from decisions to console and result files. No class of this
 * package is loaded in a measured VM.
 */
package org.openjdk.jmh.reconfiguration;
